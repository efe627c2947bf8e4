export type Scalar = string | number | boolean | null;

/** When something applies: what a value is, and such conditions joined. */
export type Condition =
  | ValueCondition
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition };

/** Holds when the value at a path is, or is one of, `equals`; or when it is absent, or has nothing in it. */
export type ValueCondition = ConditionPath &
  ({ readonly equals: Scalar | readonly Scalar[] } | { readonly empty: true });

interface ConditionPath {
  /** Keys joined by `/`, from the surrounding group; with `/` before it a target in the document, which means one value. */
  readonly path: string;
  /** The number of groups further out in which the path starts. */
  readonly up?: number;
}

/** A value that counts while a field is absent, and the path in the same document that has it. */
export interface InheritedValue {
  readonly value: unknown;
  readonly from: string;
  /** How the value differs from the one there: `+1.00`. */
  readonly change?: string;
}

/** Finds what an absent field inherits where targets cannot say it. */
export interface InheritedSource {
  /** The targets on which it depends, seen from the place: an absent value inherits from nowhere else. */
  readonly reads: readonly string[];
  find(doc: unknown, path: string): InheritedValue | undefined;
}

/** The controls that a field may have instead of the one of its kind. */
export type InputName = 'segmented';

/** Values that count in place of one; `isInherited` says that none of them is stored at its own place. */
export interface SplitValues {
  readonly values: readonly string[];
  readonly isInherited: boolean;
}

/** All properties of a field except the behavior of its kind. */
export interface Meta {
  /** Sentence case, as on the screen. */
  readonly label: string;
  readonly help?: string;
  /** Shown behind a number: `people`, `min`. */
  readonly unit?: string;
  /** Its control, where it is not the one of its kind. */
  readonly input?: InputName;
  /** The permission required for a change. Inherited by all fields inside, which may require more. */
  readonly permission?: string;
  /** Replaces `permission` where a group or a location is edited. */
  readonly overridePermission?: string;
  /**
   * An alternative: a user with this permission may change the field too. It replaces the field's own permission and
   * those on the path to it. Permissions of fields further inside are still required.
   */
  readonly alternativePermission?: string;
  /** The same where a group or a location is edited, and nothing at the company. */
  readonly alternativeOverridePermission?: string;
  /** The permission to see the value; without it the value is absent from every response, and every save keeps it. */
  readonly read?: string;
  /** The license or feature without which the field is not shown. */
  readonly feature?: string;
  /** The space in which the value may occur once only, across the whole document. Empty text is free. */
  readonly unique?: string;
  /** A new member of a list has the first number from here on that is free in the space. */
  readonly numberedFrom?: number;
  /** Written by the product, never typed by a user: no row on a form, or, `shown`, one to read and copy. */
  readonly systemManaged?: true | 'shown';
  readonly visibleWhen?: Condition;
  /** Terminals get the value only while it is visible: the values of the other types of a button stay stored. */
  readonly publishedWhenVisible?: true;
  readonly readOnlyWhen?: Condition;
  /** While one of the conditions holds, the field has this value, whatever is stored. */
  readonly forced?: { readonly when: readonly Condition[]; readonly value: Scalar };
  /**
   * Turning this on turns off the toggle at that target in the document, in the same step. Of a list of which one member
   * has it on (`[?key]`), that one; there it is not turned off by itself.
   */
  readonly exclusiveWith?: string;
  /** A stored group that lacks the field uses the value of this neighbor, and not the initial one. */
  readonly initialFrom?: string;
  /**
   * While the field is absent, the first present value of these targets counts, in the same document: the taxes of an
   * item are those of its category, or of its department. Of a field that may be absent, or lies in a member that may.
   * Or a source that finds the value.
   */
  readonly inheritsFrom?: readonly string[] | InheritedSource;
  /**
   * The values that count in place of this one, which the table of a list shows as one range: the prices of an item by
   * size. Undefined where the value itself counts. `doc` is an effective document.
   */
  readonly splitInto?: (doc: unknown, path: string) => SplitValues | undefined;
  /** If the value is empty or none of the options, the initial value is read instead, and stored by the next save. */
  readonly coerceInvalid?: true;
  /** A section inside another one: left out where that is shown. */
  readonly separateScreen?: true;
  /** Its own permissions replace those of everything around it. */
  readonly resetsInheritedPermissions?: true;
  /** Set for groups and locations only: the company's document has no value here. */
  readonly overrideOnly?: true;
  /** The feature that removes the field from every form. */
  readonly hiddenByFeature?: string;
  /** Left out of breadcrumbs: the group exists for the shape of the document only. */
  readonly omitFromPath?: true;
}
