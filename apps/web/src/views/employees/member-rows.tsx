import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { fieldElementId } from '../../form/state/index.ts';
import { WindowedList } from '../../ui/index.ts';
import type { Members } from './use-members.ts';

export interface MemberRowsProps<T> extends Members<T> {
  readonly path: string;
  readonly label: string;
  /** Of a row, in pixels, while there are too many to draw all. */
  readonly height: number;
  readonly draw: (member: Members<T>['members'][number], number: number) => ReactNode;
  readonly addText: string;
  /** What a new member begins with. */
  readonly initial?: Partial<T>;
}

/** Of more rows, only those near the viewport are rendered. */
const mostDrawn = 30;

/** The members of a list of the record, numbered, with a button that adds one. */
export function MemberRows<T>(props: MemberRowsProps<T>) {
  const { path, label, members, add, height, draw, addText, initial } = props;
  const numbers = useMemo(() => new Map(members.map(({ id }, index) => [id, index + 1])), [members]);
  const row = (member: (typeof members)[number]) => (
    <Fragment key={member.id}>{draw(member, numbers.get(member.id) ?? 0)}</Fragment>
  );
  return (
    <div id={fieldElementId(path)} data-path={path}>
      {members.length > mostDrawn ? (
        <WindowedList label={label} items={members} keyOf={({ id }) => id} height={height} draw={row} />
      ) : (
        members.map(row)
      )}
      <Button
        className="space-above-8"
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={() => add(initial)}
      >
        {addText}
      </Button>
    </div>
  );
}
