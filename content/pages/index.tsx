import {Link} from 'legacydocs/theme';

export default function Home() {
  return (
    <main>
      <h1>React Native Reanimated</h1>
      <p>
        <Link to="/docs/">Docs</Link>
      </p>
    </main>
  );
}
