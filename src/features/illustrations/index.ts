export {ComplianceChart} from './ComplianceChart';
export {DashboardScreen} from './DashboardScreen';
export {PartnerMark} from './PartnerMark';
export {ReportFan} from './ReportFan';
export {ScanTrace} from './ScanTrace';
export {Sign} from './Sign';
