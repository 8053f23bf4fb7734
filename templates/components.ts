/**
 * Components for home pages and guides: `import {Card, CardGrid} from 'legacydocs/components'`. They are loaded only on
 * pages that use them.
 */
export {Card, type CardProps} from './CardGrid/Card.tsx';
export {CardGrid, type CardGridProps} from './CardGrid/CardGrid.tsx';
export {Hero, type HeroProps} from './Hero/Hero.tsx';
export {LinkButton, type LinkButtonProps} from './LinkButton/LinkButton.tsx';
export {Steps, type StepsProps} from './Steps/Steps.tsx';
