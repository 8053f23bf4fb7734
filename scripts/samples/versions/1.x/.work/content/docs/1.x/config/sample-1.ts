declare function addWhitelistedNativeProps(props: { [key: string]: true }): void;
declare function addWhitelistedUIProps(props: { [key: string]: true }): void;
export const addWhitelistedNativePropsAgrees: Identical<typeof addWhitelistedNativeProps, 'addWhitelistedNativeProps'> = true;
export const addWhitelistedUIPropsAgrees: Identical<typeof addWhitelistedUIProps, 'addWhitelistedUIProps'> = true;
export {};
