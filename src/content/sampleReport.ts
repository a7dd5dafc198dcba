import {claims} from '@site/src/data/claims';
import {
  sampleReport as data,
  type Basis,
  type ClosedFindingId,
  type FindingOwner,
  type FrameworkId,
  type OpenFindingId,
  type ReportAreaId,
  type Severity,
} from '@site/src/data/sampleReport';

const {accounts, alarm, forgedMessages} = data;
const {setupMinutes, trialDays} = claims;

interface FindingWords {
  title: string;
  found: string;
  /** Evidence with aligned columns. Names of programs are not translated. */
  evidence: string;
  why: string;
  todo: string;
  verified: string;
}

/**
 * The sample report and its page. `report` is written as by a consultant to the head of a small company. Figures and
 * dates are passed in, already formatted.
 */
export const sampleReport = {
  meta: {
    title: 'A sample client report',
    description:
      'A whole client report as partners hand it over: the score and how sure it is, findings with evidence, a plan with owners and dates, NIS2, ISO 27001 and the GDPR.',
  },
  crumb: 'Sample report',
  hero: {
    title: 'The report your client reads to the end.',
    lede: 'Hand every client a security report with your brand on it: findings with evidence, a plan with owners and dates, and the state of compliance. Read the full sample here or download the PDF.',
    download: 'Download the report',
    note: 'Client, people and findings are invented. Evidence, rules and arithmetic are as in a real one.',
    fan: 'The cover of the report, with the score and how far the client has come. Read the report.',
  },
  body: {contents: 'In this report', brand: 'With your name and colour', pdf: 'Security report'},
  finalCta: {
    title: 'Put your name on this report',
    text: `Start your ${trialDays}-day free trial and scan your own domain first. Your account is ready in ${setupMinutes} minutes, and the trial needs no credit card.`,
    primary: 'Start Free Trial',
    secondary: 'Preview your brand',
  },
  report: {
    title: 'Security report',
    client: (client: string) => `for ${client}`,
    /** Footer of the PDF. */
    foot: (client: string, number: string) => `Security report no. ${number} for ${client}: a sample`,
    sample: 'This is a sample. The client, its people and the findings are invented.',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    colon: ': ',
    score: (score: string) => `${score} of 100`,
    hours: (hours: string) => `${hours} h`,
    range: (from: string, to: string) => `${from} to ${to}`,
    severities: {
      critical: 'Critical',
      high: 'High',
      medium: 'Medium',
      low: 'Low',
    } satisfies Record<Severity, string>,
    areas: {
      perimeter: 'What is reachable from the internet',
      email: 'Email and domain',
      access: 'Accounts and sign-in',
      web: 'Website',
      recovery: 'Backup and recovery',
      organization: 'People and incidents',
    } satisfies Record<ReportAreaId, string>,
    bases: {measured: 'Measured', shown: 'Shown to us', told: 'Told to us'} satisfies Record<Basis, string>,
    owners: {
      provider: 'IT provider',
      management: 'Managing partner',
      office: 'Office manager',
      agency: 'Web agency',
    } satisfies Record<FindingOwner, string>,
    summary: {
      title: 'Summary',
      facts: {
        client: 'Client',
        about: (people: string) => `accountancy and payroll practice, ${people} people, two offices`,
        number: 'Report number',
        date: 'Date',
        scanned: 'Scans and interviews',
        next: 'Next report',
      },
      score: 'Score',
      sure: (from: string, to: string) => `most likely between ${from} and ${to}`,
      verdict: (gain: string) =>
        `One device has to be dealt with now. At the branch office an old VPN gateway is open to the internet, and its software has a flaw that criminals are using at other companies today. It was on no list, so no one updated it. We telephoned you about it on 5 November, as soon as a second scan had confirmed it. Taking it out of service brings back ${gain} points; until then everything else in this report comes second.`,
      rest: (open: string) =>
        `There are ${open} open findings in all. The others can be fixed within twelve weeks, without new machines and without a day’s downtime. Nothing we saw suggests that anyone has already been inside; by Monday we will have checked the gateway’s own records for that.`,
      countsTitle: 'Open findings by severity',
      decisionsTitle: 'Decisions that we need this week',
      decisions: [
        'Take the gateway at the branch office out of service today. The branch works through the main office until the device is replaced or updated.',
        `Require a second factor on every account, shared mailboxes included. ${accounts.withoutSecondFactor} accounts still lack one.`,
        'Name who decides and makes the calls in an incident, and a deputy.',
      ],
      goodTitle: 'What is in order',
      good: (passed: string, checked: string, closed: string) => [
        `${passed} of ${checked} checks of the email system pass: SPF, DKIM and encryption between servers are right, and the mail server relays for no one.`,
        'Every administrator has signed in with a second factor since June.',
        `${closed} findings from earlier reports have been fixed and rechecked.`,
      ],
    },
    scoring: {
      title: 'The score, and how sure it is',
      intro:
        'Six areas begin with 100 points each. A critical finding takes all of them, a high one 50, a medium one 25, a low one 10. Each area is weighted by how much of the damage at companies of this size begins there.',
      chart: 'Points of each area, of 100',
      head: {
        area: 'Area',
        weight: 'Weight',
        points: 'Points',
        counts: 'Counts',
        basis: 'How we know',
      },
      sum: 'Score',
      sureTitle: 'How sure we are',
      sure: (from: string, to: string) =>
        `The score is most likely between ${from} and ${to}. The range is the sum of how far each area may be off, by weight:`,
      reasons: (measured: string, shown: string, told: string) => [
        `Measured from outside, and repeated on 5 November: within ${measured} points. This is true of what is reachable, email and the website.`,
        `Shown to us in settings and papers, on one day: within ${shown} points. Accounts and procedures may have changed since.`,
        `Told to us and not seen: within ${told} points. We have not watched a restore; a successful one would make the score more certain and higher.`,
      ],
      meaning:
        'A score of 100 would say that nothing we looked for is open. It would not say that nothing can happen.',
    },
    findings: {
      title: 'Findings and evidence',
      intro: 'The worst comes first. The grey boxes hold what we saw, so that any technician can check it.',
      labels: {
        severity: 'Severity',
        area: 'Area',
        opened: 'First reported',
        owner: 'Who',
        due: 'By',
        effort: 'Work',
        found: 'What we found',
        evidence: 'Evidence',
        why: 'Why it matters',
        todo: 'What to do',
        verified: 'How it is verified',
      },
      effort: (provider: string, client: string) => `${provider} by the provider, ${client} in the practice`,
      items: {
        gateway: {
          title: 'A forgotten VPN gateway with a flaw already exploited elsewhere',
          found:
            'The branch office has a second VPN gateway, which is missing from the list of devices. It answers from the internet with software older than the manufacturer’s fix. The flaw lets someone without a password run programs on it.',
          evidence: `198.51.100.24:443/tcp  open  vpn2.studio-bianchi.example
GET / HTTP/1.1
HTTP/1.1 200 OK
firmware   7.2.5        (7.2.7 or later is safe)
matched    CVE-2024-21762, CVSS 9.8
exploited  CISA KEV since 2024-02-09
seen       ${alarm.seen} UTC, again ${alarm.again}
told       ${alarm.called} UTC by telephone, ${alarm.writtenTime} by email`,
          why: 'Behind the gateway is the network with the payroll of your clients. Attacks on flaws of this kind usually end with encrypted servers: days without work in the week of the wage slips, and a notice to every client whose data may be gone.',
          todo: 'Switch off remote access on this device today. Then update it to 7.2.7 or later, or take it away: the gateway of the main office has room for both. Search its records for sign-ins from unknown addresses, and change the passwords that were used on it.',
          verified:
            'Found by two scans from outside on different days; the version was compared with the manufacturer’s notice. We did not try the attack. It counts as closed when a new scan no longer gets an answer, or gets one from a safe version.',
        },
        secondFactor: {
          title: 'Accounts without a second factor, some with leaked passwords',
          found: `Of ${accounts.all} accounts, ${accounts.withSecondFactor} ask for a second factor. Four shared mailboxes and three people’s accounts do not. Passwords of ${accounts.leaked} of them are in collections that criminals trade, from break-ins at other services; you changed them with us on 4 November.`,
          evidence: `accounts           ${accounts.all}
second factor on   ${accounts.withSecondFactor}
second factor off   ${accounts.withoutSecondFactor}  payroll@ reception@ archive@ scan@
                       m.rota@ p.villa@ l.conti@
in breach data      ${accounts.leaked}  payroll@ m.rota@ l.conti@  (2026-10-19)
their passwords    changed 2026-11-04, all sessions ended
read               2026-11-04 10:05 UTC, sign-in settings`,
          why: 'A password alone opens these mailboxes from anywhere. From the payroll mailbox, an invoice or a change of bank details looks real, because it is sent from the real address.',
          todo: 'Turn on the second factor for the three people, and sign in to shared mailboxes through personal accounts only. Change the leaked passwords wherever else they are used.',
          verified: `Read in the sign-in settings together with the office manager; the addresses were compared with breach data. No password was tried. It counts as closed when the settings show ${accounts.all} of ${accounts.all}.`,
        },
        restore: {
          title: 'Backups that an intruder could delete, and no restore test',
          found:
            'Backups run every night. Both copies can be reached from the network by the administrator of the file server, and no one could tell us of a restore that was tried from beginning to end.',
          evidence: `backup server  192.168.10.20, same administrator as the file server
copies         1 on site, 1 USB disk that stays connected
offline        none
restore test   no record
asked          2026-11-03, interview with the office manager`,
          why: 'Whoever takes over that administrator’s account deletes the backups first and asks for money second. And a backup that was never restored is a hope: five years of client files depend on it.',
          todo: 'Add a copy that cannot be changed for 30 days, under an account of its own. Then restore the payroll system once into an isolated test environment, measure how long it takes, and repeat it every quarter.',
          verified:
            'Told to us in an interview; we have not seen the settings. It counts as closed when we have watched a restore and have its record.',
        },
        formerAccount: {
          title: 'An account of someone who has left',
          found:
            'One account of a colleague who left at the end of September is still on, with rights to the payroll folder. It has not been used since.',
          evidence: `account       s.galli@studio-bianchi.example
left          2026-09-30
state         enabled, can read payroll
last sign-in  2026-09-29 17:51 UTC, none since
read          2026-11-04 10:20 UTC, list of accounts`,
          why: 'It is a door without an owner: no one would notice a sign-in. And personal data of clients may only be open to those who need it for their work.',
          todo: 'Switch the account off today, hand its mailbox to the successor, and add a line to the leaver’s checklist: accounts off on the last day, with a signature.',
          verified:
            'The list of accounts was compared with the list of staff. It counts as closed when the account is off and the checklist has the line.',
        },
        dmarc: {
          title: 'Others can send email in your name',
          found: `The domain publishes a DMARC rule that only watches. In October, ${forgedMessages} messages that carried your address but came from other people’s servers were delivered.`,
          evidence: `dig +short TXT _dmarc.studio-bianchi.example
"v=DMARC1; p=none; rua=mailto:dmarc@studio-bianchi.example"
SPF pass, DKIM pass, TLS between servers pass, open relay no
forged messages delivered in October  ${forgedMessages}
read  2026-11-04 02:00 UTC`,
          why: 'Your clients wait for mail from you with amounts and bank details. A forged one that arrives costs them money, and you their trust.',
          todo: 'The reports show two legitimate senders that are missing: the newsletter and the payroll portal. Sign their mail, move the rule to quarantine by 18 November and, after two weeks without trouble, to reject.',
          verified:
            'Read from the public entries of the domain, and from the daily reports of the receiving servers. It counts as closed when the rule says reject, after two weeks in quarantine whose reports show no legitimate mail caught.',
        },
        incidentPlan: {
          title: 'No plan for the first hours of an incident',
          found:
            'There is no written procedure. The telephone list is from 2019, and six of its nine numbers no longer work. Who tells the authority and the clients has not been decided.',
          evidence: `incident procedure  not shown
telephone list      2019-02-14, three of nine numbers work
who notifies        not decided
asked               2026-11-03, papers and interview`,
          why: 'You have 72 hours from becoming aware of a personal data breach to notify the authority, unless a risk to people is unlikely; the clients whose payroll you run must be told without undue delay. Those hours are lost when people look for numbers first.',
          todo: 'Two pages are enough: who decides, who is called in which order, who may switch off what, who notifies. Play it through for an hour with the partners, and print it.',
          verified:
            'We asked for the papers and dialled the numbers. It counts as closed when the plan is signed and has been played through once.',
        },
        headers: {
          title: 'The website reveals its version and allows unencrypted visits',
          found:
            'The web server names its software and version, and does not tell browsers to come back encrypted only.',
          evidence: `GET https://www.studio-bianchi.example/
HTTP/2 200
server: nginx/1.18.0
strict-transport-security: (missing)
read  2026-11-03 02:31 UTC`,
          why: 'The site holds no client data, so the damage would be small. But it is your shop window, and an old version number invites automatic attacks.',
          todo: 'Two lines in the web server’s settings, at the next update by the agency. Nothing has to be redesigned.',
          verified:
            'Read from one public request. It counts as closed when the same request shows the header and no version.',
        },
      } satisfies Record<OpenFindingId, FindingWords>,
    },
    plan: {
      title: 'Plan: who does what by when',
      intro:
        'In the order of the dates. Work is what we expect, in hours; it is part of the monthly service, except what the web agency charges.',
      head: {
        what: 'Finding',
        who: 'Who',
        due: 'By',
        provider: 'Provider, h',
        client: 'Practice, h',
      },
      sum: 'Together',
      milestonesTitle: 'What the plan brings',
      milestones: 'If every date is kept and nothing new is found:',
      milestoneHead: {date: 'Date', score: 'Score', open: 'Open findings'},
      late: 'The second factor, the restore test, the DMARC rule and the incident plan were in the reports of May and August too, the website’s settings in that of August. The dates set then were missed. Those above are new, agreed with the people who are named, and no later than those of a new finding of the same severity.',
    },
    compliance: {
      title: 'What it means for NIS2, ISO 27001 and the GDPR',
      intro:
        'The findings were held against three sets of rules. A control counts as met when nothing that we found leaves it open.',
      chart: 'Controls met',
      met: (met: string, checked: string, percent: string) => `${met} of ${checked} (${percent})`,
      tableTitle: 'Which finding leaves what open',
      finding: 'Finding',
      columns: {
        nis2: 'NIS2, Art. 21(2)',
        iso: 'ISO/IEC 27001:2022',
        gdpr: 'GDPR, Art.',
      } satisfies Record<FrameworkId, string>,
      none: 'none',
      notes: {
        nis2: 'The practice is not in the scope of NIS2 itself: it is below the thresholds and in none of the sectors. Two of its clients are, and have to look at the security of their suppliers. They may ask for this page.',
        iso: (checked: string, gaps: string) =>
          `Of the 93 controls of Annex A, ${checked} apply. Besides the findings, ${gaps} are open because a rule is missing on paper, mostly in supplier contracts and the keeping of records. A certificate is not planned; the standard is used as a yardstick.`,
        gdpr: 'For the payroll of its clients the practice is a processor: Article 28 makes it answer to them, and Article 33(2) makes it tell them of a breach without undue delay. The twelve points are those of the practice’s own list, from records of processing to deletion.',
      },
      legal: 'This is a technical assessment and not legal advice.',
    },
    trend: {
      title: 'Trend',
      chart: 'Score of each report, of 100',
      head: {date: 'Report', score: 'Score', open: 'Open', closed: 'Closed before it'},
      why: (before: string, now: string) =>
        `The score fell from ${before} to ${now} although little has changed in the practice since August. The gateway at the branch was there all along; it was found because the branch’s internet line, authorized in October, was scanned for the first time. Such a fall is bad news of the useful kind: a flaw that is known can be fixed.`,
      closedTitle: 'Closed since May, and checked again',
      closed: {
        adminPage: 'Administration page of the file server reachable from the Internet',
        adminAccounts: 'Administrators without a second factor',
        cms: 'Website software with known flaws',
        dkim: 'Outgoing email without a signature',
        deviceList: 'No list of devices at the main office',
      } satisfies Record<ClosedFindingId, string>,
    },
    method: {
      title: 'Method and limits',
      doneTitle: 'What was done',
      done: (domain: string) => [
        `Scans from outside of the domain ${domain}, four public addresses, the website and the email system; from 2 to 4 November, repeated on 5 November.`,
        'A look at the sign-in settings and the list of accounts, with the office manager at the keyboard.',
        'Addresses of the domain compared with collections of leaked passwords.',
        'An interview of ninety minutes, and the papers that were shown there.',
      ],
      authorized:
        'The scans were authorized in writing by the managing partner on 28 April 2026; the addresses of the branch were added on 12 October.',
      notTitle: 'What was not done',
      not: [
        'No attack was carried out and no password was tried: whether a flaw can really be used was judged by version and settings.',
        'Laptops and telephones were not examined, nor the payroll portal, which its vendor runs.',
        'No one was sent a test email, and no one tried to get into the offices.',
        'A scan shows the days on which it ran. What was opened on the day after is in the next one.',
      ],
      verify:
        'Every finding was checked by a person before it went into this report. Two results of the scan were false alarms and were left out.',
    },
    glossary: {
      title: 'Glossary',
      terms: [
        ['CVE, CVSS', 'The public number of a known flaw, and how bad it is, from 0 to 10.'],
        [
          'DMARC',
          'An entry by which a domain says what happens to mail in its name that is not really its own: watch, quarantine or reject. It rests on SPF (which servers may send) and DKIM (a signature).',
        ],
        ['Evidence', 'What was seen, with place and time, so that others can check it.'],
        ['Finding', 'Something that a scan or an interview turned up and that should be fixed.'],
        ['KEV', 'A public list of flaws that are known to be used in attacks, kept by the US agency CISA.'],
        [
          'Processor',
          'Someone who handles personal data for others and on their instructions, here: payroll.',
        ],
        ['Restore test', 'Bringing data back from the backup to see that it works, and how long it takes.'],
        ['Second factor', 'A proof besides the password, such as a code in an app or a security key.'],
        ['VPN gateway', 'The device by which people outside get into the office’s network.'],
      ] as readonly (readonly [string, string])[],
    },
  },
};

export type SampleReportContent = typeof sampleReport;
