/**
 * Text messages to customers. Each has three versions, shorter and shorter, for when a long name would exceed the
 * limit.
 */
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
