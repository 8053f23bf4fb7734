import {posix} from 'node:path';

/** Where the component lies that stands for a drawing. @param oldPath Of the drawing. */
export function svgComponentPath(oldPath: string): string {
  return `src/svg/${oldPath.replaceAll('../', 'outside/')}.jsx`;
}

/** Docusaurus makes a component of every drawing that code imports; here an import of it is an address. */
export function svgComponent(componentPath: string, svgPath: string): string {
  const address = posix.relative(posix.dirname(componentPath), svgPath);
  return `import address from ${JSON.stringify(address)};

export default function Drawing({title = '', ...props}) {
  return <img src={address} alt={title} {...props} />;
}
`;
}
