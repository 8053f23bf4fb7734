declare function useFrameCallback(
  callback: (frameInfo: FrameInfo) => void,
  autostart?: boolean
): FrameCallback;

type FrameCallback = {
  setActive: (isActive: boolean) => void;
  isActive: boolean;
  callbackId: number;
};

type FrameInfo = {
  timestamp: number;
  timeSincePreviousFrame: number | null;
  timeSinceFirstFrame: number;
};
export const useFrameCallbackAgrees: Identical<typeof useFrameCallback, 'useFrameCallback'> = true;
export {};
