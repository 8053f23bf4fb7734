import {Fragment, type ReactNode} from 'react';
import {buildCourses} from './builder.ts';
import {styleAt} from './courses.ts';
import {placeView} from './placement.ts';
import type {Preset} from './presets.ts';
import {Picture} from './Stage.tsx';
import {StageView} from './StageView.tsx';
import {stage} from './stage.ts';

export interface PresetPickerProps {
  /** Presets of one group, by name. */
  readonly presets: Readonly<Record<string, Preset>>;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Buttons for the presets of a group, each with a picture of its motion. */
export function PresetPicker({presets, chosen, onChoose}: PresetPickerProps) {
  return (
    <div className="PresetPicker">
      {Object.entries(presets).map(([name, preset]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <Preview preset={preset} />
          <span translate="no">{breakableName(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** Adds line break opportunities between the words of a name. */
function breakableName(name: string): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Times of the drawn positions within an animation of 300 ms, in milliseconds. */
const moments = [90, 135, 180, 300];

function Preview({preset}: {readonly preset: Preset}) {
  const courses = buildCourses(preset(stage), {duration: 300, delay: 0});
  return (
    <Picture window={stage.window}>
      {moments.map((moment) => (
        <StageView
          key={moment}
          ghost
          placement={{...placeView(stage.view, styleAt(courses, moment)), opacity: 1}}
        />
      ))}
    </Picture>
  );
}
