import type { Field, FieldKinds } from '@commissary/schema';
import type { ComponentType, ReactNode } from 'react';

/** The properties of a control. It shows one value and reports changes; it depends on no level, layer or document. */
export interface WidgetProps<F extends Field = Field> {
  readonly id: string;
  readonly field: F;
  /** The path of the field, for controls that offer members from elsewhere in the document. */
  readonly path: string;
  readonly value: unknown;
  /** The label beside the control, for parts that need a name of their own. */
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  /**
   * `undefined` makes the value absent. `typing`: more changes of the same text are likely to follow. `of`: the id of
   * the one document of several that the references point into, stored in a field beside this one.
   */
  readonly onChange: (value: unknown, typing?: boolean, of?: string) => void;
  /** The typing is over. */
  readonly onDone: () => void;
}

/**
 * A control that consists of other controls receives the function that renders them, so that kinds do not import each
 * other.
 */
export interface NestingProps<F extends Field = Field> extends WidgetProps<F> {
  readonly Nested: (props: WidgetProps) => ReactNode;
}

/** A kind without a control does not compile. */
export type Widgets = { readonly [Kind in keyof FieldKinds]: ComponentType<NestingProps<FieldKinds[Kind]>> };
