/** How to send money by bank transfer: on the pages of a booking and in its emails. */
export const transfer = {
  heading: 'Pay by bank transfer',
  text: 'Please write the reference with the transfer, so that we know which booking it is for.',
  follows: 'We will email the account details for the transfer to {{email}}.',
  follows_noMail: 'We will call you with the account details for the transfer.',
  rows: {
    amount: 'Amount',
    bank: 'Bank',
    number: 'Account number',
    holder: 'Account name',
    promptPay: 'PromptPay',
    reference: 'Reference to write',
  },
  copy: 'Copy: {{label}}',
  scan: 'Or scan this PromptPay code with your banking app. It has the amount in it.',
  picture: 'PromptPay QR code for {{amount}}',
  slips: {
    heading: 'Your slip',
    text: 'Have you sent the money? Attach the slip as a picture or a PDF of up to {{max}} MB, so that we find your transfer sooner.',
    attach: 'Attach slip',
    busy: 'Sending...',
    one: 'Slip {{index}}, {{when}}',
    sent: 'We have your slip. Our staff compare it with the account and confirm when the money is there.',
    failed: 'The slip was not sent',
    notOpened: 'The slip could not be opened',
  },
  noPicture: 'The QR code could not be loaded. The details above are enough to pay.',
} as const;
