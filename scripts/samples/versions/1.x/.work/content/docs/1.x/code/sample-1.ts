type CodeProps = {
  exec?: AnimatedNode<number>;
  children?: () => AnimatedNode<number>;
  dependencies?: Array<any>;
};
declare class Code extends Component<CodeProps> {}

declare function useCode(
  exec: () =>
    | AnimatedNode<number>[]
    | AnimatedNode<number>
    | null
    | undefined
    | boolean,
  deps: Array<any>
): void;
export const CodeAgrees: Identical<typeof Code, 'Code'> = true;
export const useCodeAgrees: Identical<typeof useCode, 'useCode'> = true;
export {};
