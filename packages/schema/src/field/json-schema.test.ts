import { expect, it } from 'vitest';
import { group } from '../kinds/group.ts';
import { toggle } from '../kinds/toggle.ts';
import { optional } from './field.ts';
import { jsonSchema } from './json-schema.ts';

it('describes a group by its fields, without additional properties, with the required ones', () => {
  const field = group(
    { label: 'Bar', help: 'Behind the bar.' },
    { tabs: toggle({ label: 'Tabs' }), late: optional(toggle({ label: 'Late' })) },
  );
  expect(jsonSchema(field)).toEqual({
    title: 'Bar',
    description: 'Behind the bar.',
    type: 'object',
    properties: { tabs: { title: 'Tabs', type: 'boolean' }, late: { title: 'Late', type: 'boolean' } },
    required: ['tabs'],
    additionalProperties: false,
  });
});
