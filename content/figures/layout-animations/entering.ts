import {
  type Change,
  hold,
  move,
  type Property,
  timed,
  unconfigured,
  type Value,
} from './changes.ts';
import {cornerShift} from './geometry.ts';
import type {Presets} from './presets.ts';

/**
 * Presets of the `entering` prop.
 *
 * Source: `src/reanimated2/layoutReanimation/defaultAnimations/*.ts`, the same in 2.14.4 and 3.3.0.
 */
export const entering: Presets = {
  Fade: {
    FadeIn: () => [move('opacity', 0, 1)],
    FadeInRight: () => [move('opacity', 0, 1), move('translateX', 25, 0)],
    FadeInLeft: () => [move('opacity', 0, 1), move('translateX', -25, 0)],
    FadeInUp: () => [move('opacity', 0, 1), move('translateY', -25, 0)],
    FadeInDown: () => [move('opacity', 0, 1), move('translateY', 25, 0)],
  },
  Bounce: {
    BounceIn: () => [bounce('scale', 0, [1.2, 0.9, 1.1, 1])],
    BounceInRight: ({window}) => [bounce('translateX', window.width, [-20, 10, -10, 0])],
    BounceInLeft: ({window}) => [bounce('translateX', -window.width, [20, -10, 10, 0])],
    BounceInUp: ({window}) => [bounce('translateY', -window.height, [20, -10, 10, 0])],
    BounceInDown: ({window}) => [bounce('translateY', window.height, [-20, 10, -10, 0])],
  },
  Flip: {
    FlipInYRight: ({view}) => flip('rotateY', '90deg', move('translateX', view.width, 0)),
    FlipInYLeft: ({view}) => flip('rotateY', '-90deg', move('translateX', -view.width, 0)),
    FlipInXUp: ({view}) => flip('rotateX', '90deg', move('translateY', -view.height, 0)),
    FlipInXDown: ({view}) => flip('rotateX', '-90deg', move('translateY', view.height, 0)),
    FlipInEasyX: () => flip('rotateX', '90deg'),
    FlipInEasyY: () => flip('rotateY', '90deg'),
  },
  Stretch: {
    StretchInX: () => [move('scaleX', 0, 1)],
    StretchInY: () => [move('scaleY', 0, 1)],
  },
  Zoom: {
    ZoomIn: () => [move('scale', 0, 1)],
    ZoomInRotate: () => [move('scale', 0, 1), move('rotate', '0.3', 0)],
    ZoomInRight: ({window}) => [move('translateX', window.width, 0), move('scale', 0, 1)],
    ZoomInLeft: ({window}) => [move('translateX', -window.width, 0), move('scale', 0, 1)],
    ZoomInUp: ({window}) => [move('translateY', -window.height, 0), move('scale', 0, 1)],
    ZoomInDown: ({window}) => [move('translateY', window.height, 0), move('scale', 0, 1)],
    ZoomInEasyUp: ({view}) => [move('translateY', -view.height, 0), move('scale', 0, 1)],
    ZoomInEasyDown: ({view}) => [move('translateY', view.height, 0), move('scale', 0, 1)],
  },
  Slide: {
    SlideInRight: ({window, view}) => [move('originX', view.originX + window.width, view.originX)],
    SlideInLeft: ({window, view}) => [move('originX', view.originX - window.width, view.originX)],
    SlideInUp: ({window, view}) => [move('originY', -window.height, view.originY)],
    SlideInDown: ({window, view}) => [move('originY', view.originY + window.height, view.originY)],
  },
  LightSpeed: {
    LightSpeedInRight: ({window}) => [
      timed('opacity', 0, [1, 1]),
      move('translateX', window.width, 0, 0.7),
      timed('skewX', '-45deg', ['10deg', 0.7], ['-5deg', 0.15], ['0deg', 0.15]),
    ],
    LightSpeedInLeft: ({window}) => [
      timed('opacity', 0, [1, 1]),
      move('translateX', -window.width, 0, 0.7),
      timed('skewX', '45deg', ['-10deg', 0.7], ['5deg', 0.15], ['0deg', 0.15]),
    ],
  },
  Pinwheel: {
    PinwheelIn: () => [move('opacity', 0, 1), move('scale', 0, 1), move('rotate', '5', '0')],
  },
  Roll: {
    RollInLeft: ({window}) => [
      unconfigured('translateX', -window.width, 0),
      move('rotate', '-180deg', '0deg'),
    ],
    RollInRight: ({window}) => [
      move('translateX', window.width, 0),
      move('rotate', '180deg', '0deg'),
    ],
  },
  Rotate: {
    RotateInDownLeft: ({view}) => rotate('-90deg', cornerShift(view), -cornerShift(view)),
    RotateInDownRight: ({view}) => rotate('90deg', -cornerShift(view), -cornerShift(view)),
    RotateInUpLeft: ({view}) => rotate('90deg', cornerShift(view), cornerShift(view)),
    RotateInUpRight: ({view}) => rotate('-90deg', -cornerShift(view), cornerShift(view)),
  },
};

function bounce(
  property: Property,
  from: Value,
  [a, b, c, d]: readonly [Value, Value, Value, Value],
): Change {
  return timed(property, from, [a, 0.55], [b, 0.15], [c, 0.15], [d, 0.15]);
}

function flip(axis: 'rotateX' | 'rotateY', from: Value, ...shift: readonly Change[]): Change[] {
  return [hold('perspective', 500), move(axis, from, '0deg'), ...shift];
}

function rotate(from: Value, x: number, y: number): Change[] {
  return [
    move('opacity', 0, 1),
    move('rotate', from, '0deg'),
    move('translateX', x, 0),
    move('translateY', y, 0),
  ];
}
