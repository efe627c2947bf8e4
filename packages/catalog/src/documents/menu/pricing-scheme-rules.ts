import { exactlyOne, listsAt, memberPath, own, type WholeDocumentRule } from '@commissary/schema';
import type { RuleCode } from '../../rule.ts';

const notOneDefault: RuleCode = 'not-one-default-scheme';
/** What other schemes lack is inherited from the default one, and it counts where no other applies. */
export const oneDefaultScheme: WholeDocumentRule = exactlyOne('/pricingSchemes', 'isDefault', notOneDefault);

const followsItself: RuleCode = 'scheme-follows-itself';

/** A price has to end somewhere: no scheme follows itself, over others either. */
export const noCycleOfSchemes: WholeDocumentRule = {
  code: followsItself,
  reads: ['/pricingSchemes/[]/follows/scheme'],
  check: (doc, report) => {
    const members = listsAt(doc, '/pricingSchemes')?.flatMap(list => list.members) ?? [];
    const followed = new Map(members.map(one => [String(own(one, 'id')), own(own(one, 'follows'), 'scheme')]));
    for (const start of followed.keys()) {
      const passed = new Set<string>();
      let here: string | undefined = start;
      while (here !== undefined && !passed.has(here)) {
        passed.add(here);
        const next: unknown = followed.get(here);
        here = next === undefined || next === '' ? undefined : String(next);
      }
      if (here === start) report(`${memberPath('/pricingSchemes', start)}/follows/scheme`);
    }
  },
};
