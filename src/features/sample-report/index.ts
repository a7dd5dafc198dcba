export {reportSections, type ReportBlock} from './clientReport';
