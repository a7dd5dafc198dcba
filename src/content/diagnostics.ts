/** The two test pages. The client has fixed labels, toasts and errors letter by letter. */
export const diagnostics = {
  noScript: 'This test runs in your browser and needs JavaScript.',
  server: {
    meta: {title: 'Server test', description: 'Checks that the site reaches its server.'},
    title: 'Server test',
    text: 'Checks the connection to the server and echoes what you send.',
    health: 'Health status',
    checking: 'Checking...',
    connected: 'Connected',
    error: 'Error',
    echo: 'Echo',
    echoLabel: 'Message',
    echoPlaceholder: 'Type a message',
    send: 'Send',
    reply: 'Reply',
    toasts: {
      status: 'Server Status',
      health: (status: string) => `Health check: ${status}`,
      unreachable: 'Failed to connect to server',
      sent: 'Message sent successfully',
      failed: 'Failed to send message',
    },
  },
  email: {
    meta: {title: 'Email test', description: 'Sends a test email.'},
    title: 'Email test',
    text: 'Sends one test email to the address that receives contact messages.',
    send: 'Send Test Email',
    sending: 'Sending...',
    success: 'Test email sent successfully!',
    messageId: 'Message ID',
    failure: 'Failed to send test email',
    toasts: {
      success: 'Success',
      sentTo: (recipient: string) => `Test email sent successfully to ${recipient}`,
      error: 'Error',
      failed: (message: string) => `Failed to send test email: ${message}`,
    },
    /** For a request without an answer. The message is the browser's own, which is English. */
    lost: (message: string) => message,
  },
};

export type DiagnosticsContent = typeof diagnostics;
