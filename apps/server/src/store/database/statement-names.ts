/**
 * The names under which the connections of a process keep statements prepared, so that the database parses each once for
 * a connection, and plans it a few times, in place of each time (docs/adr/0071-prepared-statements.md).
 */
export interface StatementNames {
  /** Undefined: sent as text, because it is used for the first time, or its plan depends on its values. */
  nameOf(statement: string, values: readonly unknown[]): string | undefined;
  /** Grows when all names so far are over: a connection that has kept statements under them is closed. */
  generation(): number;
  startAnew(): void;
  /** No statement has a name any more. */
  stop(): void;
}

/** Statements that a connection keeps; the product has about 300. */
const mostNames = 400;

/** Texts that are remembered because they were used once. */
const mostTexts = 2000;

/** A list of values is another text for each length, so only short ones have names; without values a text may be several. */
const mostValues = 24;

/** A plan that is made without values expects ten elements of a list. */
const mostElements = 100;

/** Which index finds a pattern depends on the pattern. */
const hasPattern = (statement: string): boolean => / like /i.test(statement);

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > mostElements;

export const statementNames = (): StatementNames => {
  const names = new Map<string, string>();
  const once = new Set<string>();
  let generation = 0;
  let isStopped = false;
  const startAnew = () => {
    generation += 1;
    names.clear();
  };
  const add = (statement: string): string => {
    if (names.size === mostNames) startAnew();
    const name = `s${generation}_${names.size}`;
    names.set(statement, name);
    return name;
  };
  return {
    nameOf: (statement, values) => {
      if (isStopped || values.length === 0 || values.length > mostValues || values.some(isLong)) return undefined;
      const name = names.get(statement);
      if (name !== undefined) return name;
      if (once.delete(statement)) return add(statement);
      if (hasPattern(statement)) return undefined;
      if (once.size === mostTexts) once.clear();
      once.add(statement);
      return undefined;
    },
    generation: () => generation,
    startAnew,
    stop: () => {
      isStopped = true;
      startAnew();
    },
  };
};

/**
 * The tables of a statement that a connection keeps have other columns since then: a newer version has migrated the
 * database that this one still uses. Nothing was done. Its message is in the language of the database.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** SQLSTATE of a name that the connection does not keep, and of one that it keeps already. */
const otherNames: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** A pooler between gives each transaction another connection, which keeps what others have prepared. Nothing was done. */
export const isOtherConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && otherNames.has(error.code);
