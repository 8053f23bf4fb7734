// Not exported under this name; "callback" is missing from the typings.
type LayoutAnimationWorklet = (
  values:
    | EntryAnimationsValues
    | ExitAnimationsValues
    | LayoutAnimationsValues
) => {
  initialValues: StyleProps;
  animations: StyleProps;
  callback?: (finished: boolean) => void;
};
export {};
