import type {ObjectExpression, Program, Property, SpreadElement} from 'estree';
import {walk} from 'estree-walker';
import {slotIndex} from './url-slots.ts';

/**
 * Completes a page's JavaScript. Replaces attributes that contain a slot marker with `...slots[n]`, and wraps the value
 * of `dangerouslySetInnerHTML` in the object that React requires.
 */
export function recmaEmbedded(): (tree: Program) => void {
  return (tree) => {
    walk(tree, {
      enter(node) {
        if (node.type !== 'ObjectExpression') return;
        node.properties = node.properties.map((property) =>
          property.type === 'Property' ? finished(property) : property,
        );
      },
    });
  };
}

function finished(property: Property): ObjectExpression['properties'][number] {
  const {key, value} = property;
  if (value.type !== 'Literal') return property;
  const index = slotIndex(value.value);
  if (index !== undefined) return spreadSlot(index);
  if (key.type !== 'Identifier' || key.name !== 'dangerouslySetInnerHTML') return property;
  return {...property, value: {type: 'ObjectExpression', properties: [htmlProperty(property)]}};
}

function htmlProperty(property: Property): Property {
  return {...property, key: {type: 'Identifier', name: '__html'}};
}

function spreadSlot(index: number): SpreadElement {
  return {
    type: 'SpreadElement',
    argument: {
      type: 'MemberExpression',
      object: {type: 'Identifier', name: 'slots'},
      property: {type: 'Literal', value: index},
      computed: true,
      optional: false,
    },
  };
}
