import type { Field } from '../field/index.ts';

/** The sources of names and labels: a definition, and the documents that contain the names of the members. */
export interface Names {
  readonly definition: Field;
  /**
   * The nearest first. The document before a change follows the one after it, so that a removed member keeps its name.
   */
  readonly documents: readonly unknown[];
  /** Related documents of the tenant, by the name in front of the colon of a reference. */
  readonly companions?: Readonly<Record<string, Names>> | undefined;
}
