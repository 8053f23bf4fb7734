import React from 'react';
import { fireEvent, render } from '@testing-library/react-native';
import {
  advanceAnimationByTime,
  getAnimatedStyle,
  withReanimatedTimer,
} from 'react-native-reanimated/lib/reanimated2/jestUtils';
import DownloadBar from './DownloadBar';

it('fills the bar', () => {
  withReanimatedTimer(() => {
    const { getByTestId, getByText } = render(<DownloadBar />);
    expect(getByTestId('bar')).toHaveAnimatedStyle({ width: 0 });

    fireEvent.press(getByText('Complete'));
    advanceAnimationByTime(150);
    const { width } = getAnimatedStyle(getByTestId('bar'));
    expect(width).toBeGreaterThan(50);
    expect(width).toBeLessThan(90);

    advanceAnimationByTime(600);
    expect(getByTestId('bar')).toHaveAnimatedStyle({ width: 240 });
  });
});
