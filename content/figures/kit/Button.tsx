import type {ReactNode} from 'react';

export interface ButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** What makes something happen. */
export function Button({onPress, children}: ButtonProps) {
  return (
    <button type="button" className="Figure-button" onClick={onPress}>
      {children}
    </button>
  );
}
