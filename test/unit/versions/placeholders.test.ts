import {expect, it} from 'vitest';
import {atMount} from '../../../src/versions/placeholders.ts';

it('puts a base into frozen texts as it is written, whatever it means to `String.replace`', () => {
  const text = '/__legacydocs_base__/a.png /__legacydocs_base__/__legacydocs_version__/b';
  const mount = {baseUrl: "/a$&b$$/$'/", path: '/docs/$&'};
  expect(atMount(text, mount)).toBe("/a$&b$$/$'/a.png /a$&b$$/$'/docs/$&/b");
});
