import type {Property, Value} from './changes.ts';
import type {KeyframeStep, Keyframes} from './keyframes.ts';

/** Returns the app code of keyframes. */
export function keyframesCode(keyframes: Keyframes, duration: number): string {
  const steps = keyframes.flatMap((step) => [`  ${step.at}: {`, ...stepCode(step), '  },']);
  return ['new Keyframe({', ...steps, `}).duration(${duration})`].join('\n');
}

function stepCode({style, easing}: KeyframeStep): readonly string[] {
  const plain = style.filter(([property]) => !isTransform(property)).map(settingCode);
  const transforms = style
    .filter(([property]) => isTransform(property))
    .map((setting) => `{${settingCode(setting)}}`);
  const parts = [
    ...plain,
    ...(transforms.length === 0 ? [] : [`transform: [${transforms.join(', ')}]`]),
    ...(easing === undefined ? [] : [`easing: Easing.${easing.name}`]),
  ];
  return parts.map((part) => `    ${part},`);
}

function settingCode([property, value]: readonly [Property, Value]): string {
  return `${property}: ${typeof value === 'number' ? value : `'${value}'`}`;
}

function isTransform(property: Property): boolean {
  return !['opacity', 'originX', 'originY', 'width', 'height'].includes(property);
}
