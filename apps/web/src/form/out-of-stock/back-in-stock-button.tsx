import { outOfStockTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useUser } from '../../session/index.ts';
import { useForm } from '../state/index.ts';
import { backEdits } from './out-of-stock-edits.ts';
import { useOutOfStock } from './use-out-of-stock.ts';

export interface BackInStockButtonProps {
  /** Of the value that says that it is out. */
  readonly path: string;
  readonly name: string;
}

/** Puts a member back: at the location, or at each location below that has it out. */
export function BackInStockButton({ path, name }: BackInStockButtonProps) {
  const { address, level, below } = useForm();
  const { accessibleTenants } = useUser();
  const { places, act, busy, whereWords } = useOutOfStock();
  const out = new Set(
    below.flatMap(({ tenantId, changes }) => (changes.some(one => one.path === path) ? tenantId : [])),
  );
  const isOut = ({ id, groupId }: { readonly id: string; readonly groupId: string | null }) =>
    level === 'location' ? id === address.tenantId : out.has(id) || (groupId !== null && out.has(groupId));
  const edited = accessibleTenants.filter(isOut).flatMap(({ id }) => {
    const place = places?.get(id);
    return place === undefined ? [] : { tenantId: id, ver: place.ver, edits: backEdits([path]) };
  });
  const send = () => void act(edited, texts.backDone(name, whereWords(edited.map(({ tenantId }) => tenantId))));
  return (
    <Button
      variant="default"
      leftSection={<IconCircleCheck size={16} stroke={1.8} aria-hidden />}
      disabled={busy || edited.length === 0}
      onClick={send}
    >
      {texts.back}
    </Button>
  );
}
