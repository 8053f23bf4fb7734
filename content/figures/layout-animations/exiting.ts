import {type Change, hold, move, type Property, timed, type Value} from './changes.ts';
import {cornerShift} from './geometry.ts';
import type {Presets} from './presets.ts';

/**
 * Presets of the `exiting` prop.
 *
 * Source: `src/reanimated2/layoutReanimation/defaultAnimations/*.ts`, the same in 2.14.4 and 3.3.0.
 */
export const exiting: Presets = {
  Fade: {
    FadeOut: () => [move('opacity', 1, 0)],
    FadeOutRight: () => [move('opacity', 1, 0), move('translateX', 0, 25)],
    FadeOutLeft: () => [move('opacity', 1, 0), move('translateX', 0, -25)],
    FadeOutUp: () => [move('opacity', 1, 0), move('translateY', 0, -25)],
    FadeOutDown: () => [move('opacity', 1, 0), move('translateY', 0, 25)],
  },
  Bounce: {
    BounceOut: () => [bounce('scale', 1, [1.1, 0.9, 1.2, 0])],
    BounceOutRight: ({window}) => [bounce('translateX', 0, [-10, 10, -20, window.width])],
    BounceOutLeft: ({window}) => [bounce('translateX', 0, [10, -10, 20, -window.width])],
    BounceOutUp: ({window}) => [bounce('translateY', 0, [10, -10, 20, -window.height])],
    BounceOutDown: ({window}) => [bounce('translateY', 0, [-10, 10, -20, window.height])],
  },
  Flip: {
    FlipOutYRight: ({view}) => flip('rotateY', '90deg', move('translateX', 0, view.width)),
    FlipOutYLeft: ({view}) => flip('rotateY', '-90deg', move('translateX', 0, -view.width)),
    FlipOutXUp: ({view}) => flip('rotateX', '90deg', move('translateY', 0, -view.height)),
    FlipOutXDown: ({view}) => flip('rotateX', '-90deg', move('translateY', 0, view.height)),
    FlipOutEasyX: () => flip('rotateX', '90deg'),
    FlipOutEasyY: () => flip('rotateY', '90deg'),
  },
  Stretch: {
    StretchOutX: () => [move('scaleX', 1, 0)],
    StretchOutY: () => [move('scaleY', 1, 0)],
  },
  Zoom: {
    ZoomOut: () => [move('scale', 1, 0)],
    ZoomOutRotate: () => [move('scale', 1, 0), move('rotate', '0', '0.3')],
    ZoomOutRight: ({window}) => [move('translateX', 0, window.width), move('scale', 1, 0)],
    ZoomOutLeft: ({window}) => [move('translateX', 0, -window.width), move('scale', 1, 0)],
    ZoomOutUp: ({window}) => [move('translateY', 0, -window.height), move('scale', 1, 0)],
    ZoomOutDown: ({window}) => [move('translateY', 0, window.height), move('scale', 1, 0)],
    ZoomOutEasyUp: ({view}) => [move('translateY', 0, -view.height), move('scale', 1, 0)],
    ZoomOutEasyDown: ({view}) => [move('translateY', 0, view.height), move('scale', 1, 0)],
  },
  Slide: {
    SlideOutRight: ({window, view}) => [
      move('originX', view.originX, Math.max(view.originX + window.width, window.width)),
    ],
    SlideOutLeft: ({window, view}) => [
      move('originX', view.originX, Math.min(view.originX - window.width, -window.width)),
    ],
    SlideOutUp: ({window, view}) => [
      move('originY', view.originY, Math.min(view.originY - window.height, -window.height)),
    ],
    SlideOutDown: ({window, view}) => [
      move('originY', view.originY, Math.max(view.originY + window.height, window.height)),
    ],
  },
  LightSpeed: {
    LightSpeedOutRight: ({window}) => [
      move('opacity', 1, 0),
      move('translateX', 0, window.width),
      move('skewX', '0deg', '-45deg'),
    ],
    LightSpeedOutLeft: ({window}) => [
      move('opacity', 1, 0),
      move('translateX', 0, -window.width),
      move('skewX', '0deg', '45deg'),
    ],
  },
  Pinwheel: {
    PinwheelOut: () => [move('opacity', 1, 0), move('scale', 1, 0), move('rotate', '0', '5')],
  },
  Roll: {
    RollOutLeft: ({window}) => [
      move('translateX', 0, -window.width),
      move('rotate', '0deg', '-180deg'),
    ],
    RollOutRight: ({window}) => [
      move('translateX', 0, window.width),
      move('rotate', '0deg', '180deg'),
    ],
  },
  Rotate: {
    RotateOutDownLeft: ({view}) => rotate('90deg', cornerShift(view), cornerShift(view)),
    RotateOutDownRight: ({view}) => rotate('-90deg', -cornerShift(view), cornerShift(view)),
    RotateOutUpLeft: ({view}) => rotate('-90deg', cornerShift(view), -cornerShift(view)),
    RotateOutUpRight: ({view}) => rotate('90deg', -cornerShift(view), -cornerShift(view)),
  },
};

function bounce(
  property: Property,
  from: Value,
  [a, b, c, d]: readonly [Value, Value, Value, Value],
): Change {
  return timed(property, from, [a, 0.15], [b, 0.15], [c, 0.15], [d, 0.55]);
}

function flip(axis: 'rotateX' | 'rotateY', to: Value, ...shift: readonly Change[]): Change[] {
  return [hold('perspective', 500), move(axis, '0deg', to), ...shift];
}

function rotate(to: Value, x: number, y: number): Change[] {
  return [
    move('opacity', 1, 0),
    move('rotate', '0deg', to),
    move('translateX', 0, x),
    move('translateY', 0, y),
  ];
}
