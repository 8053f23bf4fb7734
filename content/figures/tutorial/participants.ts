import type {Actor} from '../layout-animations/actors.ts';
import {buildCourses} from '../layout-animations/builder.ts';
import {entering} from '../layout-animations/entering.ts';
import {exiting} from '../layout-animations/exiting.ts';
import type {Frame} from '../layout-animations/geometry.ts';
import {defaultDuration, type Preset} from '../layout-animations/presets.ts';
import {springify} from '../layout-animations/springify.ts';
import {transitions} from '../layout-animations/transitions.ts';
import type {LibraryVersion} from '../version.ts';

/** Animation props of the list rows. */
export interface RowProps {
  /** `entering={LightSpeedInLeft}` */
  readonly entering?: boolean;
  /** `layout={Layout.springify()}` */
  readonly layout?: boolean;
  /** `exiting={LightSpeedOutRight}` */
  readonly exiting?: boolean;
}

/** Change of the list: the names before and after it, from top to bottom. */
export interface ListChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Window of the list, in density-independent pixels. */
export const listWindow = {width: 240, height: 228};

const rowHeight = 40;

/** Returns the actors of a list change. A row without an animation is at its new position immediately. */
export function listActors(
  {before, after}: ListChange,
  props: RowProps,
  version: LibraryVersion,
): readonly Actor[] {
  const leaving = before.filter((name) => !after.includes(name));
  return [
    ...after.map((name, index): Actor => {
      const rest = frameOf(index);
      const previousIndex = before.indexOf(name);
      const courses =
        previousIndex === -1
          ? entranceCourses(rest, props)
          : moveCourses(frameOf(previousIndex), rest, props, version);
      return {name, label: name, rest, courses};
    }),
    ...(props.exiting === true ? leaving : []).map((name): Actor => {
      const rest = frameOf(before.indexOf(name));
      return {name, label: name, rest, courses: exitCourses(rest)};
    }),
  ];
}

function frameOf(index: number): Frame {
  return {originX: 0, originY: index * (rowHeight + 6), width: listWindow.width, height: rowHeight};
}

function entranceCourses(view: Frame, props: RowProps) {
  if (props.entering !== true) return [];
  return presetCourses(entering.LightSpeed['LightSpeedInLeft'], view);
}

function exitCourses(view: Frame) {
  return presetCourses(exiting.LightSpeed['LightSpeedOutRight'], view);
}

function presetCourses(preset: Preset | undefined, view: Frame) {
  const changes = preset?.({window: listWindow, view}) ?? [];
  return buildCourses(changes, {duration: defaultDuration('LightSpeed'), delay: 0});
}

function moveCourses(from: Frame, to: Frame, props: RowProps, version: LibraryVersion) {
  if (props.layout !== true) return [];
  const layout = transitions.find(({name}) => name === 'Layout');
  return layout?.courses(from, to, {delay: 0, spring: springify(version)}) ?? [];
}

/** Returns a name that is not in the list yet, or `undefined` if all names are. */
export function nextName(present: readonly string[]): string | undefined {
  return names.find((name) => !present.includes(name));
}

const names = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Alan'];

/** Initial change of the list: a fourth row appears at the top. */
export const firstChange: ListChange = {
  before: ['Ada', 'Grace', 'Edsger'],
  after: ['Barbara', 'Ada', 'Grace', 'Edsger'],
};
