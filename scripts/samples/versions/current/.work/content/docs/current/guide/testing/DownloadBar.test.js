import React from 'react';
import { fireEvent, render, screen } from '@testing-library/react-native';
import DownloadBar from './DownloadBar';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('fills the bar evenly', () => {
  render(<DownloadBar />);
  expect(screen.getByTestId('bar')).toHaveAnimatedStyle({ width: 0 });

  fireEvent.press(screen.getByText('Complete'));
  jest.advanceTimersByTime(150);
  expect(screen.getByTestId('bar')).toHaveAnimatedStyle({ width: 60 });

  jest.runAllTimers();
  expect(screen.getByTestId('bar')).toHaveAnimatedStyle({ width: 240 });
});
