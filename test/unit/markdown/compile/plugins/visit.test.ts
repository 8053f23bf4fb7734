import fc from 'fast-check';
import type {Node, Parent} from 'unist';
import {CONTINUE, EXIT, SKIP, visit as visitOfLibrary} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {visit} from '../../../../../src/markdown/compile/plugins/plugin.ts';

const {tree} = fc.letrec<{tree: Node | Parent}>((tie) => ({
  tree: fc.oneof(
    {maxDepth: 4},
    fc.record({type: fc.constantFrom('text', 'code')}),
    fc.record({
      type: fc.constantFrom('root', 'text'),
      children: fc.array(tie('tree'), {maxLength: 4}),
    }),
  ),
}));
// Indexes only lead forwards, because the traversal might otherwise never end.
const answer = fc.constantFrom(undefined, CONTINUE, SKIP, EXIT, 9, [SKIP, 9], [CONTINUE, 9]);

it('visits the same nodes as unist-util-visit, for any results of the visitor', () => {
  fc.assert(
    fc.property(tree, fc.option(fc.constant('text')), fc.array(answer), (root, type, answers) => {
      const seenBy = (walk: typeof visit): unknown[] => {
        const seen: unknown[] = [];
        const visitor = (node: Node, index?: number, parent?: Parent) => {
          seen.push([node, index, parent]);
          return answers[seen.length - 1] as typeof SKIP | undefined;
        };
        if (type === null) walk(root, visitor);
        else walk(root, type, visitor);
        return seen;
      };
      expect(seenBy(visit)).toEqual(seenBy(visitOfLibrary));
    }),
  );
});
