/** What an e-mail address looks like. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** The most characters of an address that e-mails can be sent to. */
export const emailLength = 254;
