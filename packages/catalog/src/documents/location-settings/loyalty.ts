import { choice, number, text, toggle } from '@commissary/schema';
import { pointBonuses } from './point-bonuses.ts';

const running = { path: 'loyaltyProgram', equals: ['BASIC', 'ADVANCED', 'BOTH'] } as const;
const swiping = { path: 'useSwipeCard', equals: true } as const;
const points = (label: string, initial: number, help?: string) =>
  number({ label, initial, max: 1_000_000, unit: 'points', visibleWhen: running, ...(help !== undefined && { help }) });

/** How guests collect points and what those are worth. */
export const loyaltyFields = {
  loyaltyProgram: choice({
    label: 'Loyalty program',
    options: [
      { value: 'BASIC', label: 'Basic' },
      { value: 'ADVANCED', label: 'Advanced' },
      { value: 'BOTH', label: 'Basic and advanced' },
      { value: 'NONE', label: 'None' },
    ],
  }),
  loyaltyProgramName: text({ label: 'Its name', max: 60, visibleWhen: running }),
  useSwipeCard: toggle({ label: 'Guests swipe a card', visibleWhen: running }),
  swipeLeadingCharacter: text({ label: 'First character of a swipe', initial: '%', max: 1, visibleWhen: swiping }),
  swipeEndingCharacter: text({ label: 'Last character of a swipe', initial: '$', max: 1, visibleWhen: swiping }),
  loyaltyAutoEnroll: toggle({ label: 'Enroll new customers', help: 'Without asking them', visibleWhen: running }),
  pointsPerDollarSpent: points('For a dollar spent', 1),
  pointsRedeemedPerDollar: points('For a dollar off', 10),
  pointsExpirationDays: number({ label: 'Expire after', initial: 365, max: 3660, unit: 'days', visibleWhen: running }),
  pointsRequiredForRedemption: points('Least to redeem', 0),
  pointsRedemptionIncrement: points('Redeemed in steps of', 0, 'Zero: any number'),
  pointsBonuses: { ...pointBonuses, visibleWhen: running },
  loyaltyCompanyId: text({
    label: 'Company in the program',
    max: 64,
    visibleWhen: { path: 'loyaltyProgram', equals: ['ADVANCED', 'BOTH'] },
  }),
  loyaltyLocationId: text({
    label: 'Location in the program',
    max: 64,
    visibleWhen: { path: 'loyaltyProgram', equals: ['ADVANCED', 'BOTH'] },
  }),
  loyaltyProgramDescription: text({
    label: 'What guests read about it',
    max: 1000,
    multiline: true,
    visibleWhen: running,
  }),
  loyaltyPointsDescription: text({
    label: 'What they read about points',
    max: 1000,
    multiline: true,
    visibleWhen: running,
  }),
  loyaltyAllowPhoneEnrollWithoutEmail: toggle({ label: 'Enroll by phone number alone', visibleWhen: running }),
  loyaltyPromptWithOffers: toggle({ label: 'Show offers that points pay for', visibleWhen: running }),
  loyaltyOnlineCheckoutEnroll: toggle({ label: 'Enroll at online checkout', visibleWhen: running }),
} as const;
