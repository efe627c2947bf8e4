/** The e-mails that a person may turn off; those about the own account and about publishes always come. */
export const personalEmails = ['keptOverrides'] as const;
export type PersonalEmail = (typeof personalEmails)[number];
