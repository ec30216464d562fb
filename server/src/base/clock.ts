/** Returns the time; tests set it. */
export type Clock = () => Date;
