type Environment = {readonly [name: string]: string | undefined};

export declare function findChromium(environment: Environment): string | undefined;
export declare function findProgram(name: string, path: string | undefined): string | undefined;
