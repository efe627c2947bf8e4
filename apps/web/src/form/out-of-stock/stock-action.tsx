import { outOfStockTexts as texts } from '@commissary/catalog';
import { fieldAt, type List, stillCounts } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { type Stock, stockOf } from '../rows/index.ts';
import { useForm, useFormSelector, valueIn } from '../state/index.ts';

/** Loaded when it is asked for. */
const OutOfStockDialog = lazyComponent(async () => (await import('./out-of-stock-dialog.tsx')).OutOfStockDialog);
const BackInStockButton = lazyComponent(async () => (await import('./back-in-stock-button.tsx')).BackInStockButton);

export interface StockActionProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly name: string;
}

/** Takes a member off until closing, a time, or until it is put back; or puts it back. */
export function StockAction({ list, path, name }: StockActionProps) {
  const stock = stockOf(list);
  const may = useUser().enabledFeatures.includes('accessConfigurationOptions');
  return stock === null || !may ? null : <MemberStock path={path} name={name} list={list} stock={stock} />;
}

interface MemberStockProps extends StockActionProps {
  readonly stock: Stock;
}

function MemberStock({ list, path, name, stock }: MemberStockProps) {
  const [opened, setOpened] = useState(false);
  const [now] = useState(Date.now);
  const { below } = useForm();
  const at = `${path}/${stock.inside}`;
  const value = useFormSelector(
    at,
    useCallback(session => valueIn(session, at), [at]),
  );
  const field = fieldAt(list.item, `/${stock.inside}`);
  const isOut = (one: unknown): boolean => field !== undefined && stillCounts(field, one, now);
  const outBelow = below.some(({ changes }) =>
    changes.some(change => change.path === at && 'value' in change && isOut(change.value)),
  );
  if (isOut(value) || outBelow) return <BackInStockButton path={at} name={name} />;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockPause size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {texts.take}
      </Button>
      {opened && <OutOfStockDialog what={name} paths={[at]} endsAt={stock.endsAt} onClose={() => setOpened(false)} />}
    </>
  );
}
