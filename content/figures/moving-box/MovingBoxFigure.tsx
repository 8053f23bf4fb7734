import {useState} from 'react';
import {Button, CodeLine, Controls, Figure, Select} from '../kit/index.ts';
import {defaultSpring} from '../spring/spring.ts';
import {useSpring} from '../spring/use-spring.ts';
import {Box, firstTarget, firstTrail} from './Box.tsx';
import {useMoves} from './use-moves.ts';

const settings = defaultSpring('3.x');
const trail = firstTrail(settings);

type Mode = 'jump' | 'spring';

/** Square of the code samples, with a button that moves it to a new target, with or without a spring. */
export function MovingBoxFigure() {
  const [mode, setMode] = useState<Mode>('spring');
  const {target, moved, move} = useMoves();
  const x = useSpring(firstTarget, settings);
  return (
    <Figure caption="A spring overshoots slightly and returns. If the target changes on the way, the square turns around without losing its speed.">
      <Box x={x.value} target={target} trail={moved ? [] : trail} />
      <Controls label="Moving" className="MovingBox-settings">
        <Select
          label="Assigned"
          options={[
            {value: 'jump', label: 'immediately'},
            {value: 'spring', label: 'with a spring'},
          ]}
          value={mode}
          onChange={setMode}
        />
        <Button onPress={() => (mode === 'spring' ? x.springTo(move()) : x.jumpTo(move()))}>
          Move
        </Button>
      </Controls>
      <CodeLine
        code={mode === 'spring' ? `x.value = withSpring(${target});` : `x.value = ${target};`}
      />
    </Figure>
  );
}
