import {Link} from 'legacydocs/theme';
import './index.css';

interface Version {
  readonly label: string;
  readonly to: string;
  /** First and last release that the docs cover. */
  readonly range: string;
  /** API names that are typical of the version, with the pages that explain them. */
  readonly names: readonly {readonly name: string; readonly to: string}[];
  readonly description: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

const versions: readonly Version[] = [
  {
    label: '3.x',
    to: '/docs/',
    range: '3.0.0 – 3.3.0',
    names: [
      {name: 'sharedTransitionTag', to: '/docs/api/sharedElementTransitions'},
      {name: 'dispatchCommand', to: '/docs/api/nativeMethods/dispatchCommand'},
      {name: 'rubberBandEffect', to: '/docs/api/animations/withDecay'},
    ],
    description: 'Worklets and shared values, on both architectures of React Native.',
    links: [
      {label: 'Installation', to: '/docs/fundamentals/installation'},
      {label: 'From 2.x to 3.x', to: '/docs/guide/migration-from-2.x'},
    ],
  },
  {
    label: '2.x',
    to: '/docs/2.x/',
    range: '2.0.0 – 2.17.0',
    names: [
      {name: 'useSharedValue', to: '/docs/2.x/api/hooks/useSharedValue'},
      {name: 'withTiming', to: '/docs/2.x/api/animations/withTiming'},
      {name: 'EasingNode', to: '/docs/2.x/fundamentals/migration'},
    ],
    description: 'The first version with worklets. The nodes of 1.x still work.',
    links: [
      {label: 'Installation', to: '/docs/2.x/fundamentals/installation'},
      {label: 'From 1.x to 2.x', to: '/docs/2.x/fundamentals/migration'},
    ],
  },
  {
    label: '1.x',
    to: '/docs/1.x/',
    range: '1.0.0 – 1.13.4',
    names: [
      {name: 'Animated.Value', to: '/docs/1.x/value'},
      {name: 'Clock', to: '/docs/1.x/clock'},
      {name: 'cond', to: '/docs/1.x/nodes/cond'},
      {name: 'block', to: '/docs/1.x/nodes/block'},
    ],
    description: 'Animations declared as a graph of nodes that runs on the UI thread.',
    links: [
      {label: 'Getting started', to: '/docs/1.x/getting_started'},
      {label: 'All nodes', to: '/docs/1.x/nodes/abs'},
    ],
  },
];

const motions = [
  {
    name: 'withTiming',
    to: '/docs/api/animations/withTiming',
    description: 'along a curve, in a set time',
  },
  {
    name: 'withSpring',
    to: '/docs/api/animations/withSpring',
    description: 'like a weight on a spring',
  },
  {
    name: 'withDecay',
    to: '/docs/api/animations/withDecay',
    description: 'from an initial speed, slowing down',
  },
];

/** Home page: an introduction, the choice of a version, and links. */
export default function Home() {
  return (
    <div className="Home">
      <section className="Home-hero">
        <div>
          <h1>React Native Reanimated</h1>
          <p className="Home-lead">
            Animations and gestures for React Native that run on the UI thread, and stay smooth
            while JavaScript is busy.
          </p>
          <p className="Home-scope">
            This is the documentation of 3.0 to 3.3, 2.x and 1.x, for apps that stay on them. Its
            code samples are type-checked against the published packages. Later releases, 3.4 to
            3.19 and 4.x, have their{' '}
            <a href="https://docs.swmansion.com/react-native-reanimated/">
              documentation at Software Mansion
            </a>
            .
          </p>
          <p className="Home-actions">
            <Link to="/docs/" className="Home-button">
              Read the 3.x docs
            </Link>
            <Link to="/docs/2.x/" className="Home-button Home-other">
              2.x
            </Link>
            <Link to="/docs/1.x/" className="Home-button Home-other">
              1.x
            </Link>
            <a href="#versions">Which version do I need?</a>
          </p>
        </div>
        <div className="Home-motions">
          <ul aria-label="Three ways to move">
            {motions.map(({name, to, description}) => (
              <li key={name} className={`Home-motion Home-${name}`}>
                <Link to={to}>
                  <code>{name}</code>
                </Link>
                <span>{description}</span>
                <div className="Home-track" aria-hidden="true">
                  <div className="Home-runner">
                    <div className="Home-ball" />
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <label className="Home-pause">
            <input type="checkbox" />
            Pause
          </label>
        </div>
      </section>

      <section aria-labelledby="versions">
        <h2 id="versions">Which version do I need?</h2>
        <p>
          The version installed in your app: run <code>npm ls react-native-reanimated</code>. The
          names in your code are another clue: 2.x added worklets, and 3.x removed the nodes of 1.x.
        </p>
        <form className="Home-finder">
          <input
            name="q"
            placeholder="Your version, such as 2.9"
            aria-label="Your version, such as 2.9"
            autoComplete="off"
          />
          <button type="submit">Open its docs</button>
        </form>
        <ul className="Home-versions">
          {versions.map(({label, to, range, names, description, links}) => (
            <li key={label} className="Home-version">
              <h3>
                <Link to={to}>{label}</Link>
              </h3>
              <p className="Home-range">{range}</p>
              <p>{description}</p>
              <p className="Home-signs">
                {names.map((example) => (
                  <Link key={example.name} to={example.to}>
                    <code>{example.name}</code>
                  </Link>
                ))}
              </p>
              <ul className="Home-links">
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
