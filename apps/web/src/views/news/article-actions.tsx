import { newsTexts } from '@commissary/catalog';
import { memberPath } from '@commissary/schema';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { moveRow, removeMember } from '../../form/actions/index.ts';
import { contentOf } from '../../form/edit-session/index.ts';
import { listOrder } from '../../form/rows/index.ts';
import { useEditSession } from '../../form/state/index.ts';

interface ArticleActionsProps {
  readonly list: string;
  readonly article: { readonly id: string; readonly title: string };
  readonly index: number;
  readonly count: number;
  readonly onRemoved: (chosen: string | null) => void;
}

/** Moves an article among the others, or removes it. */
export function ArticleActions({ list, article, index, count, onRemoved }: ArticleActionsProps) {
  const { store } = useEditSession();
  const { id } = article;
  const path = memberPath(list, id);
  const title = article.title === '' ? newsTexts.untitled : article.title;
  const move = (by: 1 | -1) => {
    const session = store.session();
    const row = listOrder(session.opened, contentOf(session), list).find(one => one.id === id);
    if (row !== undefined) moveRow(store, list, row, by);
  };
  const size = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  return (
    <>
      <ActionIcon aria-label={newsTexts.moveUp(title)} disabled={index === 0} onClick={() => move(-1)}>
        <IconArrowUp {...size} />
      </ActionIcon>
      <ActionIcon aria-label={newsTexts.moveDown(title)} disabled={index === count - 1} onClick={() => move(1)}>
        <IconArrowDown {...size} />
      </ActionIcon>
      <ActionIcon
        aria-label={newsTexts.remove(title)}
        onClick={() => {
          removeMember(store, path);
          onRemoved(null);
        }}
      >
        <IconTrash {...size} />
      </ActionIcon>
    </>
  );
}
