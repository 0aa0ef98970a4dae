/** Text messages to customers. Each says the same three times, shorter and shorter, for where a name is long. */
export const sms = {
  'booking-confirmed': {
    whole: '{{siteName}}: booking {{reference}} is confirmed. {{vehicleName}}, pick-up {{when}}, {{place}}.',
    short: '{{siteName}}: booking {{reference}} is confirmed. Pick-up {{when}}.',
    shortest: 'Booking {{reference}} is confirmed. Pick-up {{when}}.',
  },
  'booking-reminder': {
    whole:
      '{{siteName}}: pick-up {{when}}, {{place}}. {{vehicleName}}, booking {{reference}}. Please bring licence and passport.',
    short: '{{siteName}}: pick-up {{when}}, {{place}}. Booking {{reference}}.',
    shortest: 'Pick-up {{when}}. Booking {{reference}}.',
  },
  'booking-cancelled': {
    whole: '{{siteName}}: booking {{reference}} ({{vehicleName}}, {{when}}) is cancelled.',
    short: '{{siteName}}: booking {{reference}} is cancelled.',
    shortest: 'Booking {{reference}} is cancelled.',
  },
  call: 'Tel {{phone}}',
} as const;
