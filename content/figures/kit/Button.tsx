import type {ReactNode} from 'react';

export interface ButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Push button that runs an action. */
export function Button({onPress, children}: ButtonProps) {
  return (
    <button type="button" className="Figure-button" onClick={onPress}>
      {children}
    </button>
  );
}
