import type {ImportDeclaration, Program} from 'estree';
import type {VFile} from 'vfile';
import type {ModuleImport} from '../types.ts';
import {notesOf} from './page-notes.ts';

/** Write down what a page imports: imports stand nowhere but at the top of a module. */
export function recmaImports(): (tree: Program, file: VFile) => void {
  return (tree, file) => {
    for (const node of tree.body) {
      if (node.type === 'ImportDeclaration') notesOf(file).imports.push(...namesOf(node));
    }
  };
}

function namesOf({source, specifiers}: ImportDeclaration): ModuleImport[] {
  return specifiers.map((name) => ({
    specifier: String(source.value),
    imported: importedName(name),
    local: name.local.name,
  }));
}

function importedName(name: ImportDeclaration['specifiers'][number]): string {
  if (name.type === 'ImportDefaultSpecifier') return 'default';
  if (name.type === 'ImportNamespaceSpecifier') return '*';
  const {imported} = name;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}
