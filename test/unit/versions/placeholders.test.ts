import {expect, it} from 'vitest';
import {atMount} from '../../../src/versions/placeholders.ts';

it('inserts a base path into frozen texts literally, even if it is special in `String.replace`', () => {
  const text = '/__legacydocs_base__/a.png /__legacydocs_base__/__legacydocs_version__/b';
  const mount = {baseUrl: "/a$&b$$/$'/", path: '/docs/$&'};
  expect(atMount(text, mount)).toBe("/a$&b$$/$'/a.png /a$&b$$/$'/docs/$&/b");
});
