import {Button, Controls, Figure} from '../kit/index.ts';
import {defaultSpring} from '../spring/spring.ts';
import {useSpring} from '../spring/use-spring.ts';
import {Box, firstTarget, firstTrail} from './Box.tsx';
import {useMoves} from './use-moves.ts';

const lively = defaultSpring('3.x');
const calm = {...lively, damping: 22, stiffness: 110};
const livelyTrail = firstTrail(lively);
const calmTrail = firstTrail(calm);

/** Two squares that move to the same target with different springs. */
export function TwoSpringsFigure() {
  const {target, moved, move} = useMoves();
  const upper = useSpring(firstTarget, lively);
  const lower = useSpring(firstTarget, calm);
  const moveBoth = (): void => {
    const next = move();
    upper.springTo(next);
    lower.springTo(next);
  };
  return (
    <Figure
      caption={`The default spring above, and below one with damping ${calm.damping} and stiffness ${calm.stiffness}. The initial trails show the position every 50 ms.`}
    >
      <div>
        <Box x={upper.value} target={target} trail={moved ? [] : livelyTrail} />
        <Box x={lower.value} target={target} trail={moved ? [] : calmTrail} />
      </div>
      <Controls label="Moving" className="MovingBox-settings">
        <Button onPress={moveBoth}>Move</Button>
      </Controls>
    </Figure>
  );
}
