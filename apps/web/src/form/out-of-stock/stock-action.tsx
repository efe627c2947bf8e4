import { outOfStockTexts as texts, withQuery } from '@commissary/catalog';
import { fieldAt, type List, stillCounts } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { lazyComponent, navigateTo } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { type Stock, stockOf } from '../rows/index.ts';
import { useForm, useFormSelector, valueIn } from '../state/index.ts';
import { useMarks } from './use-marks.ts';

/** Loaded when it is asked for. */
const OutOfStockDialog = lazyComponent(async () => (await import('./out-of-stock-dialog.tsx')).OutOfStockDialog);
const BackInStockButton = lazyComponent(async () => (await import('./back-in-stock-button.tsx')).BackInStockButton);

export interface StockActionProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly name: string;
  /** The class of the icon that stands in a row; absent on the page of the member. */
  readonly rowClass?: string;
}

/** Takes a member off until closing, a time, or until it is put back; or puts it back. */
export function StockAction({ list, path, name, rowClass }: StockActionProps) {
  const stock = stockOf(list);
  const may = useUser().enabledFeatures.includes('accessConfigurationOptions');
  return stock === null || !may ? null : (
    <MemberStock path={path} name={name} list={list} stock={stock} rowClass={rowClass} />
  );
}

interface MemberStockProps extends Omit<StockActionProps, 'rowClass'> {
  readonly stock: Stock;
  readonly rowClass: string | undefined;
}

const none: readonly string[] = [];

function MemberStock({ list, path, name, stock, rowClass }: MemberStockProps) {
  const router = useRouter();
  // An address may ask for the page with the sheet.
  const isAsked = useSearch({ strict: false, select: ({ act }) => act === 'out' }) && rowClass === undefined;
  const [opened, setOpened] = useState(false);
  const [now] = useState(Date.now);
  const { below } = useForm();
  const at = `${path}/${stock.inside}`;
  const value = useFormSelector(
    at,
    useCallback(session => valueIn(session, at), [at]),
  );
  const optionsOut = useMarks(
    { list, marks: stock.options === undefined || rowClass !== undefined ? none : [stock.options.list], path },
    now,
  );
  const field = fieldAt(list.item, `/${stock.inside}`);
  const isOut = (one: unknown): boolean => field !== undefined && stillCounts(field, one, now);
  const outBelow = below.some(({ changes }) =>
    changes.some(change => change.path === at && 'value' in change && isOut(change.value)),
  );
  const close = () => {
    setOpened(false);
    if (isAsked) navigateTo(router, withQuery(router.history.location.href, { act: null }), { replace: true });
  };
  const icon = <IconClockPause size={16} stroke={1.8} aria-hidden />;
  // A row has room for one of them: above the locations, more may run out.
  const offersBack = rowClass === undefined ? isOut(value) || outBelow : isOut(value);
  return (
    <>
      {offersBack && <BackInStockButton path={at} name={name} rowClass={rowClass} />}
      {rowClass === undefined &&
        optionsOut.map(one => {
          const option = texts.optionOf(name, one.name ?? '');
          return <BackInStockButton key={one.path} path={one.path} name={option} text={texts.backNamed(option)} />;
        })}
      {!isOut(value) && rowClass === undefined && (
        <Button variant="default" leftSection={icon} onClick={() => setOpened(true)}>
          {texts.take}
        </Button>
      )}
      {!isOut(value) && rowClass !== undefined && (
        <ActionIcon className={rowClass} aria-label={texts.takeNamed(name)} onClick={() => setOpened(true)}>
          {icon}
        </ActionIcon>
      )}
      {(opened || isAsked) && <OutOfStockDialog what={name} paths={[path]} stock={stock} onClose={close} />}
    </>
  );
}
