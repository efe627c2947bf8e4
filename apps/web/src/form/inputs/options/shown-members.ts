import type { Restricts, SetField } from '@commissary/schema';
import type { WidgetProps } from '../widget-props.ts';
import { chosenIn } from './set-options.ts';

type Props = WidgetProps<SetField<unknown>>;

/** Whether a member stands for nothing, which nobody chooses: a removal leaves it. */
export const isNothing = (restricts: Restricts | undefined, id: unknown): boolean =>
  restricts !== undefined && restricts.nothing !== null && String(id) === restricts.nothing;

/**
 * A set as a control shows it: what stands for nothing only by itself, where it says what is left of a restriction.
 * Beside other members it stays as it is, and who removes those lifts the restriction.
 */
export const shownMembers = <P extends Props>(props: P): P => {
  const { restricts } = props.field;
  const all = chosenIn(props.value);
  const named = all.filter(one => !isNothing(restricts, one));
  if (named.length === 0 || named.length === all.length) return props;
  const onChange: Props['onChange'] = (value, ...rest) => {
    const next = chosenIn(value);
    props.onChange(next.length === 0 ? next : [...all.filter(one => isNothing(restricts, one)), ...next], ...rest);
  };
  return { ...props, value: named, onChange };
};
