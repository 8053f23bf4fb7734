/** How an admonition type looks: the colour scheme is a theme's name for it, `alert--secondary`. */
export interface AdmonitionType {
  readonly name: 'note' | 'tip' | 'info' | 'caution' | 'danger';
  readonly scheme: 'secondary' | 'success' | 'info' | 'warning' | 'danger';
  /** Path data of its icon, drawn in a box of 24 × 24, even-odd. */
  readonly icon: string;
}

const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z';

const note: AdmonitionType = {
  name: 'note',
  scheme: 'secondary',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z',
};
const tip: AdmonitionType = {
  name: 'tip',
  scheme: 'success',
  icon: 'M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM8 18.5h8V20H8zM10 21h4v1.5h-4z',
};
const info: AdmonitionType = {
  name: 'info',
  scheme: 'info',
  icon: `${circle}M11 7v2h2V7zM11 11v6h2v-6z`,
};
const caution: AdmonitionType = {
  name: 'caution',
  scheme: 'warning',
  icon: 'M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z',
};
const danger: AdmonitionType = {
  name: 'danger',
  scheme: 'danger',
  icon: `${circle}M11 7v6h2V7zM11 15v2h2v-2z`,
};

/** Every word that opens an admonition, aliases included (row MD-07). */
export const admonitionTypes: ReadonlyMap<string, AdmonitionType> = new Map([
  ['note', note],
  ['tip', tip],
  ['info', info],
  ['caution', caution],
  ['danger', danger],
  ['secondary', note],
  ['success', tip],
  ['important', info],
  ['warning', danger],
]);
