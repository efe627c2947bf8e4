/** Something that a person asks the server for, which a crash may cut short at any moment. */
export interface Flow {
  readonly name: string;
  /** Brings everything into the state from which it is asked for the n-th time; answers how to ask. */
  prepare(n: number): Promise<FlowContext>;
}

export interface FlowContext {
  /** Resolves when the answer has come; throws NoAnswer when none does. */
  ask(): Promise<void>;
  /** After the crash: what is not as it was before, and not done whole either. */
  judge(answered: boolean): Promise<readonly string[]>;
  /** Asks again, as a person would, and answers what is missing when that is over. */
  finish(): Promise<readonly string[]>;
}
