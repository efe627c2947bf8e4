/** A request of a user that a crash may interrupt at any point. */
export interface Flow {
  readonly name: string;
  /** Prepares the state for the n-th request and returns the function that sends it. */
  prepare(n: number): Promise<FlowContext>;
}

export interface FlowContext {
  /** Resolves when the response has arrived; throws NoAnswer when none does. */
  ask(): Promise<void>;
  /** After the crash: returns what is neither as before nor completely done. */
  judge(answered: boolean): Promise<readonly string[]>;
  /** Sends the request again, as a user would, and returns what is missing after it. */
  finish(): Promise<readonly string[]>;
}
