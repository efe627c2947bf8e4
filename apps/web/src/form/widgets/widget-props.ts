import type { Field } from '@commissary/schema';
import type { ReactNode } from 'react';

/** What a control gets. It shows one value and says what it becomes; it knows no level, no layer and no document. */
export interface WidgetProps<F extends Field = Field> {
  readonly id: string;
  readonly field: F;
  /** Where the field stands, for controls that offer what the document holds elsewhere. */
  readonly path: string;
  readonly value: unknown;
  /** The label beside the control, for parts that need a name of their own. */
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  /**
   * `undefined` makes the value absent. `typing`: more of the same is likely to follow. `of`: references are of this one of
   * several documents, for a field beside this one to say.
   */
  readonly onChange: (value: unknown, typing?: boolean, of?: string) => void;
  /** The typing is over. */
  readonly onDone: () => void;
}

/** A control that is made of others gets the way to draw them, so that kinds need not know each other. */
export interface NestingProps<F extends Field = Field> extends WidgetProps<F> {
  readonly Nested: (props: WidgetProps) => ReactNode;
}
