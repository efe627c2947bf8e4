/** When a business day begins where nothing else is set, in seconds since midnight: 4 AM. */
export const businessDayStart = 14_400;
