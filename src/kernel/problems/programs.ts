/**
 * Errors that no page translates by their code: for API clients and for whoever starts the server, or shown by a single
 * page with its own wording.
 */
export const programProblems = {
  'addons.too-few': 'Choose at least one',
  'addons.negative': 'Choose none or more',
  'addons.named-twice': 'Name each add-on once',
  'addons.none-named': 'Name an add-on',
  'addons.too-many-named': 'Name at most {{max}} add-ons',
  'addons.not-offered': 'This add-on is not available',

  'audit.kind': 'Use a name such as booking',

  'auth.challenge': 'Send the challenge of the sign-in',
  'auth.forbidden': 'You are not allowed to do this.',
  'auth.required': 'Authentication required',

  'booking.cannot-become-that': 'This booking is {{from}} and cannot become {{to}}.',
  'booking.no-promptpay': 'There is nothing to send by PromptPay for this booking.',
  'booking.no-such-pair': 'No booking has this reference and this email together.',

  'calendar.days': 'Use 1 to 92 days',
  'calendar.month': 'Use a month from 1 to 12',

  'contact.too-fast': 'That was very quick. Please wait a few seconds and send it again.',
  'contact.stale-form': 'This form was open for a long time or was sent before. Please send it again.',
  'contact.too-many': 'Too many messages have come from here in the last hour. Please try again later.',

  'customers.email-exists': 'Email address already exists',

  'database.in-use':
    'A product runs on this database, or something else is connected to it: end that first. Nothing was changed.',
  'database.no-demo': 'The demo did not lay what is in this database, so it stays: only a demo business is emptied.',
  'database.none': 'There is no database in {{folder}}. Set DATA_DIR, or DATABASE_URL.',
  'database.of-another':
    '{{folder}} holds the data of another PostgreSQL server, which is left untouched. Set DATA_DIR to another folder, or DATABASE_URL to that server.',
  'database.too-old': '{{reason}}',
  'database.production': 'NODE_ENV is production: no database is emptied there.',
  'database.unreachable': '{{reason}}',

  'documents.busy': 'The document cannot be made at the moment. Please try again in a moment.',

  'env.port': '{{reason}}',
  'env.wrong': '{{reason}}',

  'field.boolean': 'Use true or false',
  'field.text': 'Use text',
  'field.list': 'Use a list',
  'field.json': 'Send what this call needs as JSON',
  'field.one-of': 'Choose {{values}}',
  'field.id': 'This is not an id',
  'field.unknown': 'This call takes nothing of this name',
  'field.read-only': 'This cannot be changed here: send it as it was read, or leave it out',

  'fleet.none-named': 'Name at least one vehicle',
  'fleet.too-many-named': 'Ask for at most {{max}} vehicles',
  'fleet.prices-crossed': 'The highest price must not be below the lowest',
  'fleet.calendar-backwards': 'The last day must not be before the first',
  'fleet.calendar-too-long': 'Ask for at most {{days}} days',

  'form.invalid': 'One of the values cannot be stored.',

  'idempotency.key-format': 'Use 8 to 200 letters, digits, or . : - _',
  'idempotency.other-request': 'This Idempotency-Key was used for another request.',

  'identity.admin-email-taken': '{{email}} belongs to an account that is not an admin. Set ADMIN_EMAIL.',

  'insurance.not-sold': 'This insurance is not sold for the category',

  'list.columns': 'Name columns with dots between them',
  'list.page': 'Use a page from 1 to 100,000',
  'list.limit': 'Use a limit from 1 to 100',
  'list.published': 'Leave it out, or write true',

  'palette.search-required': 'Type what to search for',

  'payment.method-off': 'This payment method is not offered.',
  'payment.only-baht': 'Only THB is charged',
  'payment.token-required': 'A card token is required',
  'payment.source-required': 'A payment source is required',
  'payment.one-payer': 'Send a card token or a payment source, not both',
  'payment.card-refused': 'Failed to create payment token',

  'pictures.not-found': 'There is no such picture.',

  'reconciliation.key': 'No such difference',

  'rental.too-few-days': 'Choose at least one day',
  'rental.too-many-days': 'Choose at most {{max}} days',

  'request.too-slow': 'The request took too long.',
  'request.unknown-type': 'Send JSON.',
  'request.not-multipart': 'Send multipart/form-data with the files in "{{field}}".',
  'request.forwarded-for': 'X-Forwarded-For does not end with an address.',

  'review.hidden': 'Say whether it is hidden',

  'reviews.off': 'Reviews are switched off.',
  'reviews.already-written': 'You have already reviewed this rental. Thank you.',
  'reviews.not-completed': 'A rental can be reviewed once the vehicle is back.',
  'reviews.too-late': 'A rental can be reviewed for 90 days after the return.',

  'route.not-found': 'There is no {{what}}.',
  'route.no-server-tokens': 'Card data goes straight to the payment provider, never to this server.',
  'route.no-simulation': 'Payments are simulated with the test provider only.',

  'sandbox.unusable': '{{reason}}',

  'server.ending': 'The server is shutting down. Others take its place.',

  'settings.none-sent': 'Send at least one group of settings',
  'settings.no-such-setting': 'There is no such setting',

  'upkeep.refused': '{{reason}}',

  'webhook.signature': 'The signature of this event is missing, wrong or too old.',
} as const;
