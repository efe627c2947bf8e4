import { aggregatorTexts as texts } from '@commissary/catalog';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { reportError } from '../../notifications/index.ts';
import { SectionCard } from '../../ui/index.ts';

/** Checks an account and a location at the order aggregation service; nothing is stored. */
export function OrderAggregation() {
  const [account, setAccount] = useState('');
  const [location, setLocation] = useState('');
  const validation = useMutation({
    mutationFn: async () =>
      responseBody(await api.tenants.validateDeliverect({ params: { a: account.trim(), b: location.trim() } })),
    onError: error => reportError(error, texts.failed),
  });
  const ready = account.trim() !== '' && location.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !validation.isPending) validation.mutate();
  };
  /** An answer is of the ids that were asked about. */
  const typed = (set: (text: string) => void) => (text: string) => {
    validation.reset();
    set(text);
  };
  return (
    <SectionCard title={texts.title}>
      <form onSubmit={submit} noValidate>
        <p className="text-13 tone-2">{texts.about}</p>
        <div className="row wrap align-center justify-between gap-12 gap-x-24">
          <TextInput
            label={texts.account}
            maxLength={100}
            autoComplete="off"
            value={account}
            onChange={({ currentTarget }) => typed(setAccount)(currentTarget.value)}
          />
          <TextInput
            label={texts.location}
            maxLength={100}
            autoComplete="off"
            value={location}
            onChange={({ currentTarget }) => typed(setLocation)(currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={!ready} loading={validation.isPending}>
            {texts.validate}
          </Button>
        </div>
        <p role="status" className="text-13 tone-2">
          {validation.data?.message}
        </p>
      </form>
    </SectionCard>
  );
}
